/** Stylesheets that did not come. Vite asks for each of them once and never again, so they are asked for here. */

const lost = new Set<string>();

/** From now on it is noted which ones fail. */
export const watchStyles = (): void =>
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      lost.add(target.href);
      target.remove();
    },
    true, // a link's failure does not bubble
  );

const fetchStyle = (href: string): Promise<void> =>
  new Promise((come, fail) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.onload = () => {
      lost.delete(href);
      come();
    };
    link.onerror = () => fail(new Error(`expected a stylesheet at ${href}, got none`));
    link.href = href;
    document.head.append(link);
  });

/** Everything that failed, fetched once more. */
export const fetchLostStyles = async (): Promise<void> => void (await Promise.all([...lost].map(fetchStyle)));
