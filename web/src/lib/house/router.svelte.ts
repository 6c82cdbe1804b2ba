/** Which room the address names, and going from one to another without loading the page again. */

import { hasBook } from '../rules/address';

export type Place =
  | { readonly room: 'entrance' }
  | { readonly room: 'table'; readonly id: string }
  | { readonly room: 'rules'; readonly game: string }
  | { readonly room: 'nowhere' };

export const placeOf = (path: string): Place => {
  if (path === '/') return { room: 'entrance' };
  const rules = /^\/rules\/([^/]+)\/?$/.exec(path);
  if (rules?.[1] !== undefined) return hasBook(rules[1]) ? { room: 'rules', game: rules[1] } : { room: 'nowhere' };
  const table = /^\/table\/([^/]+)\/?$/.exec(path);
  return table?.[1] === undefined ? { room: 'nowhere' } : { room: 'table', id: decodeURIComponent(table[1]) };
};

export const tablePath = (id: string): string => `/table/${encodeURIComponent(id)}`;

class Router {
  #path = $state(typeof location === 'undefined' ? '/' : location.pathname);

  get place(): Place {
    return placeOf(this.#path);
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#path = path;
    scrollTo(0, 0);
  }

  /** Back and forward. Returns what stops the following. */
  follow(): () => void {
    const moved = () => (this.#path = location.pathname);
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }
}

export const router = new Router();

/** For links within the house: plain clicks stay on the page, all others are the browser's. */
export const inside = (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(event.currentTarget.pathname);
};
