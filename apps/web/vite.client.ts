import { leanEndpoints } from '@baize/client-kit/lean-endpoints.ts'
import { defineConfig } from 'vite'
import { chunkFileName } from './build/part-names.ts'
import { checks, cssModules, sharedPlugins, webRoot } from './build/shared-config.ts'

/** What only dialogs, the centres and other things on demand need, by where it begins under a `src`. */
const onDemand = [
  'errors|contracts|pasted|prize-mode|protection|search-key|typed|game-frame',
  'line-watch|seal|zoned-days|loyalty',
  'endpoints/(?:late|agent-centre|book|cashier|contracts|inbox|missions|passwords|points|profile|promotions|protection|records|registration|returns|rooms|sealed-ledger|security|service|social|uploads|verification)',
  'palette/(?!use-palette-key)|dialog|modal|use-drag|field|page-items|pagination|late|idle-icon|day-|select|popup|place-by-letters|use-(?:day|listbox|popup)',
  'locales|app/(?:centre|dialog-host|late)',
  'shared/(?:api/answered|app/use-subject|centre/(?!badge)|dialogs|fields|forms|moments/(?!clock-text)|money|qr|records|secrets|stops|too-long|use-debounced|waiting|settings/change-language|session/(?:came-with|events/note-draw|use-own-games-gate))',
  'features/(?!banners|games/(?!vendor-)|home/(?!own|matches)|launch/(?:use-|destination|game-pages|vendor-address)|navigation|notices/notices)',
]
/** Our own modules of first screens, which come in few files. */
const firstScreens = new RegExp(`(apps/web|packages/(api|client-kit|money|ui))/src/(?!${onDemand.join('|')})`)

/** Files that come with the entry itself. */
const isLater = (file: string): boolean => !/\/(react|router|query|kit|rolldown-runtime)-[\w-]+\.\w+$/.test(file)

/** What browsers load: one entry after first paint, and parts by name on demand. */
export default defineConfig({
  root: webRoot,
  plugins: [leanEndpoints(), ...sharedPlugins],
  css: { modules: cssModules },
  publicDir: 'public',
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Parts need not name what every page has loaded before them.
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'js' ? needed.filter(isLater) : needed),
    },
    rolldownOptions: {
      checks,
      input: 'src/client.tsx',
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: chunkFileName,
        // Few files for the first screen, each evaluated in a task of its own; the libraries outlive our releases in caches.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|app\/react-dom\.ts/, priority: 3 },
            { name: 'router', test: /node_modules\/@tanstack\/(?!react-query|query)/, priority: 2 },
            // No first screen changes anything by way of the library.
            {
              name: 'query',
              test: /node_modules\/@tanstack\/(react-query|query-core)\/(?!.*(mutationObserver|useMutation))/,
              priority: 2,
            },
            { name: 'kit', test: firstScreens, minShareCount: 2, priority: 1 },
            // A launch leads to a page that hosts the game.
            {
              name: 'play',
              test: /src\/(errors\.ts|features\/(launch\/(start-|launch(?!-fault)|request)|play\/(?!seamless\.tsx|by-iframe|fb-sports|leave-game)))/,
              includeDependenciesRecursively: false,
            },
            { name: 'drawn', test: /web\/src\/features\/lottery\/(?!lobby\/)/, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
})
