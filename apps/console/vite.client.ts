import { fileURLToPath } from 'node:url'
import { leanEndpoints } from '@baize/client-kit/lean-endpoints.ts'
import { linguiCatalogues } from '@baize/client-kit/lingui-catalogues.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The console in the browser: what every screen stands on comes first, each group of screens when it is opened. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/console/',
  plugins: [leanEndpoints(['permission', 'stepUp', 'approval']), linguiCatalogues(), react()],
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { moduleLevelDirective: false, pluginTimings: false },
      input: 'src/client.tsx',
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            {
              name: 'tanstack',
              test: /node_modules\/@tanstack\/(?!react-table|table-core|react-virtual|virtual-core)/,
              priority: 2,
            },
            {
              name: 'table',
              test: /node_modules\/@tanstack\/(react-table|table-core|react-virtual|virtual-core)/,
              priority: 2,
            },
          ],
        },
      },
    },
  },
})
