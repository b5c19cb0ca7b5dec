export { PaletteHost } from './palette-host.tsx'
export { TypedAhead } from './typed-ahead.ts'
