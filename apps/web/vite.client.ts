import { defineConfig } from 'vite'
import { leanEndpoints } from './build/lean-endpoints.ts'
import { chunkFileName } from './build/part-names.ts'
import { cssModules, sharedPlugins, webRoot } from './build/shared-config.ts'

/** Our own modules that several parts need, but for what only dialogs and other things on demand need. */
const sharedByPages =
  /(apps\/web|packages\/(api|money|ui))\/src\/(?!errors|endpoints\/late|endpoints\/(?:cashier|missions|operators|points|promotions|records|security|service|uploads)|prize-mode|auth|dialogs|dialog|modal|use-drag|field|page-items|pagination|late|notices\/notice-|service|launch\/(?!use-|destination|game-pages|vendor-address)|pages\/(?!home)|favourites|centre|loyalty|games\/vendor-logo|lotteries|shortcuts|help|status|locales)/

/** What browsers load: one entry after first paint, and parts by name on demand. */
export default defineConfig({
  root: webRoot,
  plugins: [leanEndpoints(), ...sharedPlugins()],
  css: { modules: cssModules },
  publicDir: 'public',
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/client.tsx',
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: chunkFileName,
        // Few files for the first screen, each evaluated in a task of its own; the libraries outlive our releases in caches.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|app\/react-dom\.ts/, priority: 3 },
            { name: 'router', test: /node_modules\/@tanstack\/(?!react-query|query)/, priority: 2 },
            { name: 'query', test: /node_modules\/@tanstack\/(react-query|query-core)\//, priority: 2 },
            { name: 'kit', test: sharedByPages, minShareCount: 2, priority: 1 },
            // A launch leads to a page that hosts the game.
            {
              name: 'play',
              test: /src\/(errors\.ts|launch\/(start-|launch|request)|pages\/seamless\/(?!seamless\.tsx))/,
              includeDependenciesRecursively: false,
            },
            { name: 'drawn', test: /web\/src\/lotteries\//, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
})
