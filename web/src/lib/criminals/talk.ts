/** R31 Which crime a statement is about: the one claimed, or the one on the table when it was made. */
import type { Crime, CriminalsView, Statement } from '../contract/messages';

export const concerns = (said: Statement): Crime => said.claim ?? said.crime;

/** The crimes that were talked about, in the order of the charge sheet. */
export const talkedAbout = (view: CriminalsView): readonly Crime[] => {
  const said = new Set(view.statements.map(concerns));
  return view.crimes.filter((crime) => said.has(crime));
};
