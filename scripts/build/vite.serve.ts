import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'

const scripts = fileURLToPath(new URL('..', import.meta.url))

/** Libraries with machine code of their own, which lies beside their files. */
const native = ['sharp', '@resvg/resvg-js', '@node-rs/argon2', 'pg-native', 'vite']

const root = join(scripts, '..')
const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  devDependencies: Record<string, string>
}
/** Packages of traces, which may come to where the file is only after it was made. */
const notHere = Object.keys(devDependencies).filter(
  name => name.startsWith('@opentelemetry/') && !existsSync(join(root, 'node_modules', name)),
)

/** Modules find their files, such as SQL and pictures, by where they lie; in one file they all would lie elsewhere. */
const placesStay = (): Plugin => ({
  name: 'places-stay',
  enforce: 'pre',
  transform: {
    filter: { code: /import\.meta\.(?:url|dirname|filename)|__dirname|__filename/ },
    handler(code, id) {
      const file = id.split('?')[0]!
      const places: Record<string, string> = {
        'import.meta.url': pathToFileURL(file).href,
        'import.meta.dirname': dirname(file),
        'import.meta.filename': file,
        __dirname: dirname(file),
        __filename: file,
      }
      const replaced = code.replace(/import\.meta\.(?:url|dirname|filename)\b|\b__(?:dirname|filename)\b/g, place =>
        JSON.stringify(places[place]),
      )
      return { code: replaced, map: null }
    },
  },
})

/** Text beyond Latin letters would make the engine keep the whole file with two bytes a letter. */
const plainLetters = (): Plugin => ({
  name: 'plain-letters',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        chunk.code = chunk.code.replace(/[^\0-\x7f]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  },
})

/** The server in a few files: three thousand modules take longer to find than to run (decision 56). */
export default defineConfig({
  root: scripts,
  publicDir: false,
  plugins: [placesStay(), plainLetters()],
  ssr: { noExternal: true, external: native },
  build: {
    ssr: 'start-checked.ts',
    target: 'node24',
    minify: false,
    rolldownOptions: {
      // Vite's own list passes over what it cannot find.
      external: notHere,
      checks: { pluginTimings: false },
      // Names of functions stand in the log's stacks; comments would be kept in memory with the rest of the text.
      output: { entryFileNames: 'start-checked.mjs', keepNames: true, comments: false },
    },
  },
})
