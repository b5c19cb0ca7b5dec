import { familyIcons } from '../families/index.ts'
import { iconsOfTitle, preyIcons } from '../prey/icons.ts'
import { AVATAR_HEADS } from '../scenes/avatar.ts'
import { BANNERS } from '../scenes/banner.ts'
import { CATEGORIES } from '../scenes/category.ts'
import { PRIZE_ICONS } from '../scenes/prize.ts'

/** Every icon that any picture may ask for; flags are extracted as a whole set and are not listed. */
export function usedIcons(): string[] {
  const banners = Object.values(BANNERS).flatMap(({ actors, sparks }) => [...actors.map(([icon]) => icon), ...sparks])
  const categories = Object.values(CATEGORIES).flatMap(({ hero, side, back }) => [hero, side, back])
  const prey = (Object.keys(preyIcons) as (keyof typeof preyIcons)[]).flatMap(iconsOfTitle)
  return [
    ...new Set([...[familyIcons(), banners, categories, AVATAR_HEADS, Object.values(PRIZE_ICONS), prey].flat()]),
  ].sort()
}
