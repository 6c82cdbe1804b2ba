/** How the page is built: Svelte, and icons of the game-icons set compiled in one by one. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  base: '/',
  plugins: [svelte(), icons({ compiler: 'svelte', scale: 1 })],
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // the first that know light-dark(), which must not be written out
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/spoken.setup.ts'], environment: 'node', testTimeout: 60_000 },
});
