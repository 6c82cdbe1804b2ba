/** The way in. */
import '@fontsource/limelight/latin-400.css';
import '@fontsource/special-elite/latin-400.css';
import '@fontsource/ibm-plex-mono/latin-400.css';
import '@fontsource-variable/ibm-plex-sans/wght.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './styles/tokens.css';
import './styles/base.css';

const room = document.getElementById('room');
if (room === null) throw new Error('expected an element #room in index.html, found none');
mount(App, { target: room });
