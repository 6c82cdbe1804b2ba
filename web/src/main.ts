/** The way in. */
import '@fontsource/limelight/latin-400.css';
import '@fontsource/special-elite/latin-400.css';
import '@fontsource/ibm-plex-mono/latin-400.css';
import '@fontsource-variable/ibm-plex-sans/wght.css';
import '@fontsource-variable/playfair-display/wght.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { watchStyles } from './lib/house/styles';
import { recallTheme, wear } from './lib/house/theme';
import { recall } from './lib/table/pace';
import { recallLanguage } from './lib/text/language';
import { speak } from './lib/text/words';
import './styles/tokens.css';
import './styles/base.css';

const room = document.getElementById('room');
if (room === null) throw new Error('expected an element #room in index.html, found none');
watchStyles();
wear(recallTheme());
recall(location.search); // a pace named in the address is kept, wherever it was named
const language = recallLanguage();
document.documentElement.lang = language;
void speak(language).then(() => mount(App, { target: room }));
