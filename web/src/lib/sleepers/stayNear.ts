/** What was pressed is shut or gone: the keyboard stays with its nearest neighbour. */
import { tick } from 'svelte';

const open = (of: Element | null): readonly HTMLElement[] => [...(of?.querySelectorAll<HTMLElement>('button:enabled') ?? [])].filter((one) => one.checkVisibility());

const follows = (one: Node, other: Node): boolean => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Does it, and goes to the next in the same group, or the one before; where the group is shut, in the whole. */
export const stayNear = async (pressed: HTMLElement, whole: string, act: () => void): Promise<void> => {
  const held = document.activeElement === pressed;
  const regions = [pressed.closest('section'), pressed.closest(whole)];
  const after = regions.map((region) => open(region).filter((one) => follows(pressed, one)));
  act();
  await tick();
  if (!held || (pressed.isConnected && !pressed.matches(':disabled'))) return;
  for (const [k, region] of regions.entries()) {
    const left = open(region);
    const next = after[k]?.find((one) => left.includes(one)) ?? left.findLast((one) => !after[k]?.includes(one));
    if (next !== undefined) return next.focus();
  }
};
