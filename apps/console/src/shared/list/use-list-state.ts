import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ListDefinition } from './list-definition.ts'

type Search = Record<string, string | undefined>

/** The state of a list, which is its address: a reload, a link to a colleague and the way back show the same. */
export function useListState<Row>({
  filters = [],
  views = [],
  sorts,
  isSearched,
  isRanged,
  fixed,
}: ListDefinition<Row>) {
  const search: Search = useSearch({ strict: false })
  const navigate = useNavigate()

  function change(patch: Search, how: { push?: boolean } = {}): void {
    void navigate({
      to: '.',
      search: before => ({ ...before, ...patch }) as Record<string, string>,
      replace: !how.push,
      resetScroll: false,
    })
  }

  const keys = ['q', 'range', 'sort', 'cols', 'dense', ...filters.map(({ name }) => `f.${name}`)]
  const view = views.find(({ id }) => id === search.view) ?? views[0]
  const of = (key: string): string | undefined => search[key] ?? view?.search[key]
  const chosen = Object.fromEntries(filters.map(({ name }) => [name, of(`f.${name}`) || undefined]))
  const sort = sorts.includes(of('sort') ?? '') ? of('sort') : sorts[0]
  const asked = {
    ...fixed,
    ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value)),
    ...(isSearched && search.q ? { q: search.q } : {}),
    ...(isRanged && of('range') ? { range: of('range') } : {}),
    ...(sort ? { sort } : {}),
  }
  const isChanged = keys.some(key => key !== 'dense' && search[key])
  return {
    asked,
    sort,
    view,
    chosen,
    q: search.q ?? '',
    range: of('range'),
    /** Columns that are shown, in their order; undefined for all. */
    columns: of('cols')?.split(',').filter(Boolean),
    isDense: search.dense === '1',
    openRow: search.row,
    /** Differs from the view by what was chosen since. */
    isChanged,
    change,
    choose: (name: string, value: string) => change({ [`f.${name}`]: value }),
    /** A view that somebody kept is shown, changed or not. */
    isShowing: (id: string) => search.kept === id,
    showKept: (id: string, kept: Record<string, string>) =>
      void navigate({ to: '.', search: { view: view?.id, ...kept, kept: id } as never }),
    /** What the address says of filters, columns and order, to be kept under a name. */
    asView: Object.fromEntries(keys.flatMap(key => (of(key) ? [[key, of(key)!] as const] : []))),
    showView: (id: string) => void navigate({ to: '.', search: { view: id } as never }),
    reset: () => void navigate({ to: '.', search: (view ? { view: view.id } : {}) as never }),
    open: (id: string) => change({ row: id, tab: undefined }, { push: search.row === undefined }),
    close: () => change({ row: undefined, tab: undefined }),
  }
}
export type ListState = ReturnType<typeof useListState>
