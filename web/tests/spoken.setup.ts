/** As in the page, the words are there before anything is said. */
import { speak } from '../src/lib/text/words';

await speak('en');
