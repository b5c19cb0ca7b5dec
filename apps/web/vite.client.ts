import { defineConfig } from 'vite'
import { cssModules, sharedPlugins, webRoot } from './build/shared-config.ts'

/** What browsers load: one entry after first paint, and parts by name on demand. */
export default defineConfig({
  root: webRoot,
  plugins: sharedPlugins(),
  css: { modules: cssModules },
  publicDir: 'public',
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: 'src/client.tsx',
      output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' },
    },
  },
})
