/** Makes all that lies beside an element, up to the page itself, out of reach; returns what gives it back. */
export const beneath = (element: HTMLElement): (() => void) => {
  const hushed: HTMLElement[] = [];
  for (let box: HTMLElement = element; box !== document.body && box.parentElement !== null; box = box.parentElement)
    for (const other of box.parentElement.children)
      // what is only spoken goes on speaking
      if (other instanceof HTMLElement && other !== box && !other.inert && !other.matches('.spoken, script, style')) hushed.push(other);
  hushed.forEach((one) => (one.inert = true));
  return () => hushed.forEach((one) => (one.inert = false));
};
