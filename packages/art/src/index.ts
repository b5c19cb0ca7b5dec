/** What servers need: the renderer, its jobs and the lists that jobs choose from. Nothing here loads a drawing library. */
export type { CoverSpec, GameArt } from './cover/cover.ts'
export type { Family } from './families/index.ts'
export { brandSvg } from './marks/brand.ts'
export { vendorName } from './marks/logo.ts'
export type { ArtJob, Drawing } from './render/jobs.ts'
export {
  ArtOverloadError,
  ArtRenderError,
  type ArtRenderer,
  type ArtRendererOptions,
  createArtRenderer,
} from './render/renderer.ts'
export { BANNER_SHAPES, BANNERS, type BannerTheme } from './scenes/banner.ts'
export type { CategoryCode } from './scenes/category.ts'
export { PRIZE_ICONS } from './scenes/prize.ts'
export { type Frames, type SymbolCode, sheetWidth } from './symbols/frames.ts'
export { symbolDrawings } from './symbols/icons.ts'
