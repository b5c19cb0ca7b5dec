import type { ResponseOf } from '@baize/api'
import { type OperatorScreenPath, operatorScreens } from '@baize/api/operator-screens'
import { Palette } from '@baize/ui/palette/palette.tsx'
import type { TypedAhead } from '@baize/ui/palette/typed-ahead.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call, type DeskCall } from '../../shared/api/call.ts'
import { useMay } from '../../shared/api/use-me.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useDebounced } from '../../shared/page/use-debounced.ts'
import { type Place, placeOf } from './place-of.ts'

interface Entry {
  id: string
  label: string
  place: string
  to: Place
}

const restMs = 250
const screensShown = 8
const paths = Object.keys(operatorScreens) as OperatorScreenPath[]

type Group = ResponseOf<'find.anything'>['groups'][number]

/** Finds screens by name, and members, orders, money and play by any id. */
export default function FindAnything({ typed, onClose }: { typed: TypedAhead; onClose: () => void }) {
  const t = useText()
  const may = useMay()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const q = useDebounced(text.trim(), restMs)
  const mayFind = may('find.anything')
  const found = useQuery({
    queryKey: ['find.anything', q],
    queryFn: ({ signal }) => call('find.anything', { q }, { signal }),
    enabled: mayFind && q !== '',
    placeholderData: before => before,
  })
  const wanted = text.trim().toLocaleLowerCase()
  const screens: Entry[] = paths
    .filter(path => may(operatorScreens[path].reads as DeskCall))
    .map(path => ({
      id: path,
      label: t(`screen.${path}`),
      place: t(`group.${operatorScreens[path].group}`),
      to: { to: path, search: {} },
    }))
    .filter(({ label }) => label.toLocaleLowerCase().includes(wanted))
    .slice(0, screensShown)
  const entriesOf = ({ kind, hits }: Group): Entry[] =>
    hits.flatMap(hit => {
      const to = placeOf(kind, hit)
      const place = [hit.about, hit.member?.account].filter(Boolean).join(' · ')
      return to ? [{ id: `${kind} ${hit.id} ${hit.title}`, label: hit.title, place, to }] : []
    })
  const groups = [
    { kind: 'screens', label: t('palette.screens'), entries: screens },
    ...(wanted === '' ? [] : (found.data?.groups ?? [])).map(group => ({
      kind: group.kind,
      label: t(`find.${group.kind}`),
      entries: entriesOf(group),
    })),
  ].filter(({ entries }) => entries.length > 0)
  return (
    <Palette
      words={{
        title: t('palette.title'),
        close: t('dialog.close'),
        search: t('palette.search'),
        none: t('palette.none'),
      }}
      typed={typed}
      text={text}
      onText={setText}
      groups={groups}
      isLooking={found.isFetching || q !== text.trim()}
      onChoose={({ to }) => void navigate(to as never)}
      onClose={onClose}
    />
  )
}
