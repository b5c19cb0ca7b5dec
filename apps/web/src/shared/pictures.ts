import type { GameType } from '@baize/api'
import { coverWidths, type sceneryWidth } from '@baize/api'

/** Shown in place of a game picture that does not load. */
export const defaultGamePicture = '/img/default-game.webp'

const bannerWidths = { wide: [800, 1200, 1600], phone: [480, 800], strip: [480, 640, 960] } as const
const phone = '(width < 768px)'
const wide = '(width >= 768px)'

type CoverWidth = (typeof coverWidths)[number] | typeof sceneryWidth

export const coverUrl = (imageCdn: string, gameCode: string, width: CoverWidth): string =>
  `${imageCdn}/games/${encodeURIComponent(gameCode)}-${width}.webp`

export const coverSrcset = (imageCdn: string, gameCode: string): string =>
  coverWidths.map(width => `${coverUrl(imageCdn, gameCode, width)} ${width}w`).join(', ')

/** The sources of a banner picture, for phones and for wide windows; a slim one is half as high as wide on a phone. */
export function bannerSources(imageCdn: string, image: string, slim: boolean) {
  const url = (shape: keyof typeof bannerWidths, width: number) => `${imageCdn}/banners/${image}-${shape}-${width}.webp`
  const srcset = (shape: keyof typeof bannerWidths) =>
    bannerWidths[shape].map(width => `${url(shape, width)} ${width}w`).join(', ')
  const small = slim ? 'strip' : 'phone'
  return [
    { media: phone, srcset: srcset(small), sizes: 'calc(100vw - 24px)', fallback: url(small, slim ? 640 : 800) },
    { media: wide, srcset: srcset('wide'), sizes: '(width >= 1320px) 920px, 72vw', fallback: url('wide', 1200) },
  ] as const
}

/** Logo of a vendor in the list of a game type: coloured when it is active or pointed at, white otherwise. */
export const vendorLogoUrl = (imageCdn: string, gameType: GameType, vassalage: string, active: boolean): string =>
  `${imageCdn}/TCG_PROD_IMAGES/${gameType}_LIST_VENDOR/${vassalage}-${active ? 'COLOR' : 'WHITE'}.png`

/** Picture of a vendor in the menu of a game type. */
export const submenuUrl = (imageCdn: string, gameType: GameType, vassalage: string): string =>
  `${imageCdn}/TCG_PROD_IMAGES/SUBMENU_IMG/STYLE2/${gameType}-${vassalage}.png`

export const flagUrl = (imageCdn: string, country: string): string =>
  `${imageCdn}/TCG_PROD_IMAGES/COUNTRY_FLAG/${country}.png`

export const categoryIconUrl = (imageCdn: string, gameType: GameType | 'INSTANT'): string =>
  `${imageCdn}/categories/${gameType}-icon.webp`
