import { type CoverSpec, coverSvg } from '../cover/cover.ts'
import { type BrandSpec, brandSvg } from '../marks/brand.ts'
import { type LogoSpec, logoSvg } from '../marks/logo.ts'
import type { AvatarSpec } from '../scenes/avatar.ts'
import { avatarSvg } from '../scenes/avatar.ts'
import { type BannerSpec, bannerSvg } from '../scenes/banner.ts'
import { type CategorySpec, categorySvg, type SubmenuSpec, submenuSvg } from '../scenes/category.ts'
import { type FlagSpec, flagSvg } from '../scenes/flag.ts'
import { type PrizeSpec, prizeSvg } from '../scenes/prize.ts'
import { type SceneSpec, sceneSvg } from '../symbols/scene.ts'
import { type SheetSpec, sheetSvg } from '../symbols/sheet.ts'
import { type SymbolSpec, symbolSvg } from '../symbols/symbols.ts'

/** What to draw; every kind's fields are those of its drawing function. */
export type Drawing =
  | ({ kind: 'cover' } & CoverSpec)
  | ({ kind: 'logo' } & LogoSpec)
  | ({ kind: 'flag' } & FlagSpec)
  | ({ kind: 'banner' } & BannerSpec)
  | ({ kind: 'category' } & CategorySpec)
  | ({ kind: 'submenu' } & SubmenuSpec)
  | ({ kind: 'avatar' } & AvatarSpec)
  | ({ kind: 'symbol' } & SymbolSpec)
  | ({ kind: 'sheet' } & SheetSpec)
  | ({ kind: 'scene' } & SceneSpec)
  | ({ kind: 'icon' } & PrizeSpec)
  | ({ kind: 'brand' } & BrandSpec)

/** A drawing as a file of `width` pixels; `quality` 1..100 counts for WebP only. */
export type ArtJob = Drawing & { width: number; format?: 'webp' | 'png'; quality?: number }

/** The SVG behind a job; icons in it are addresses that only this package's renderer can resolve. */
export function drawingSvg(job: Drawing): string {
  switch (job.kind) {
    case 'cover':
      return coverSvg(job)
    case 'logo':
      return logoSvg(job)
    case 'flag':
      return flagSvg(job)
    case 'banner':
      return bannerSvg(job)
    case 'category':
      return categorySvg(job)
    case 'submenu':
      return submenuSvg(job)
    case 'avatar':
      return avatarSvg(job)
    case 'symbol':
      return symbolSvg(job)
    case 'sheet':
      return sheetSvg(job)
    case 'scene':
      return sceneSvg(job)
    case 'icon':
      return prizeSvg(job)
    case 'brand':
      return brandSvg(job)
  }
}
