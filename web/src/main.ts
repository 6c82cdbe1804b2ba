/** The way in. */
import '@fontsource/limelight/latin-400.css';
import '@fontsource/special-elite/latin-400.css';
import '@fontsource/ibm-plex-mono/latin-400.css';
import '@fontsource-variable/ibm-plex-sans/wght.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { recall } from './lib/table/pace';
import './styles/tokens.css';
import './styles/base.css';

const room = document.getElementById('room');
if (room === null) throw new Error('expected an element #room in index.html, found none');
recall(location.search); // a pace named in the address is kept, wherever it was named
mount(App, { target: room });
