import { gameTypePaths } from '@baize/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { helpQuery } from '../../shared/app/queries.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { openPages } from '../../shared/centre/centre-entries.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useIsClosed, useIsMember } from '../../shared/session/use-member.ts'
import { useModule } from '../../shared/settings/modules.ts'
import { gameNamesQuery, indexNames, suggestionsOf } from '../lobby/index.ts'
import { categoryKey, placesOf, useCategories } from '../navigation/index.ts'
import { findEntries, type PaletteEntry, type PaletteGroup } from './entries.ts'

const indexOf = (entries: PaletteEntry[]) => indexNames(entries, ({ label, place }) => `${label} ${place}`)

/** What fits a text among pages, games and help. The names of games come while the palette stands open. */
export function usePaletteEntries(text: string): PaletteGroup[] {
  const pages = usePages()
  const games = useGames()
  const help = useHelp()
  const typed = useDeferredValue(text)
  return useMemo(() => findEntries({ pages, games, help }, typed), [pages, games, help, typed])
}

function usePages() {
  const t = useText()
  const isMember = useIsMember()
  const isClosed = useIsClosed()
  const categories = useCategories()
  const hasPromotions = useModule('PROMOTIONS')
  const { modules } = useApp().permission.info
  const page = (to: string, label: string): PaletteEntry => ({ id: to, label, place: '', target: { kind: 'page', to } })
  return indexOf([
    page('/', t('home.title')),
    ...categories.map(({ title }) => page(gameTypePaths[title], t(categoryKey(title)))),
    ...(hasPromotions ? [page('/promotions', t('promo.title'))] : []),
    ...(isMember ? openPages(isClosed) : []).map(
      ({ name, label }): PaletteEntry => ({
        id: name,
        label: t(label),
        place: t('centre.title'),
        target: { kind: 'centre', page: name },
      }),
    ),
    ...placesOf(modules).map(([to, key]) => page(to, t(key))),
  ])
}

function useGames() {
  const app = useApp()
  const queryClient = useQueryClient()
  const types = [...new Set(useCategories().flatMap(({ cards }) => cards.map(({ gameType }) => gameType)))]
  const { data } = useQuery({
    queryKey: ['names of all games', types],
    queryFn: () =>
      Promise.all(
        types.map(async gameType =>
          suggestionsOf(await queryClient.fetchQuery(gameNamesQuery(app, gameType))).map(game => ({
            ...game,
            gameType,
          })),
        ),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return useMemo(
    () =>
      indexOf(
        (data ?? []).flat().map(
          ({ gameCode, gameName, vassalage, vendorName, gameType }): PaletteEntry => ({
            id: gameCode,
            label: gameName,
            place: vendorName,
            target: { kind: 'game', gameCode, vassalage, gameType },
          }),
        ),
      ),
    [data],
  )
}

function useHelp() {
  const { data } = useQuery(helpQuery(useApp()))
  return useMemo(
    () =>
      indexOf(
        (data?.sections ?? []).flatMap(({ title, articles }) =>
          articles.map(
            (article): PaletteEntry => ({
              id: `help ${article.id}`,
              label: article.title,
              place: title,
              target: { kind: 'help', articleId: String(article.id) },
            }),
          ),
        ),
      ),
    [data],
  )
}
