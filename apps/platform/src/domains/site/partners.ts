import type { ResponseOf } from '@baize/api'
import type { CatalogueSnapshot } from '../catalogue/index.ts'

type Partners = ResponseOf<'site.permission'>['info']['partners']

/** The studios whose games are open, each once, with the path of their logo. */
export function partners({ lanes }: CatalogueSnapshot): Partners {
  const byName = new Map<string, Partners[number]>()
  for (const { cards } of lanes)
    for (const { gameType, vassalage, vendorName: name } of cards)
      if (!byName.has(name))
        byName.set(name, { name, logo: `/img/TCG_PROD_IMAGES/${gameType}_LIST_VENDOR/${vassalage}-COLOR.png` })
  return [...byName.values()]
}
