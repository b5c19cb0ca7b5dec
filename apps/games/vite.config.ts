import { fileURLToPath } from 'node:url'
import { linguiCatalogues } from '@baize/client-kit/lingui-catalogues.ts'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

/** React's interface on a library of a tenth of its weight: a frame loads it anew at every launch. */
const preact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
}

/**
 * The drawing library asks at load what every browser it supports can do, by reading a pixel back. That waits for all that
 * the graphics process has in hand, the page of the site among it: near a second where processors draw.
 */
const blendModesAreKnown = (): Plugin => ({
  name: 'blend-modes-are-known',
  load: {
    filter: { id: /pixi\.js\/lib\/.*\/canUseNewCanvasBlendModes\.mjs$/ },
    handler: () => 'export const canUseNewCanvasBlendModes = () => true',
  },
})

/** The games' pages. The studio finds their entries in the manifest; everything else loads relative to them. */
export default defineConfig({
  root,
  base: './',
  publicDir: false,
  resolve: { alias: preact },
  plugins: [linguiCatalogues(), blendModesAreKnown()],
  build: {
    assetsDir: '',
    manifest: 'manifest.json',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    // The drawing library of slots is one file; `game-launch` holds what a client loads in all to 350 KB.
    chunkSizeWarningLimit: 600,
    rollupOptions: {
      input: [
        'src/slots/early.ts',
        'src/slots/main.tsx',
        'src/lotteries/main.tsx',
        'src/instant/main.tsx',
        'src/tables/main.tsx',
        'src/book/main.tsx',
        'src/duo/main.tsx',
        'src/fish/main.tsx',
      ],
      // Only the pure parts of the drawing package are wanted here, none of its tables.
      treeshake: { moduleSideEffects: [{ test: /packages\/(?:art|game-kit)\//, sideEffects: false }] },
    },
  },
})
