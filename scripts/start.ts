import { isBuilt } from './build/stamps.ts'

/** Starts the server from its one file where that is made of the present sources, and from the sources elsewhere. */
const file = new URL('dist/start-checked.mjs', import.meta.url).href
await import(isBuilt('serve') ? file : './start-checked.ts')
