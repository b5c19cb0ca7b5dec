import { Palette as PaletteBox } from '@baize/ui/palette/palette.tsx'
import type { TypedAhead } from '@baize/ui/palette/typed-ahead.ts'
import { useState } from 'react'
import { useText } from '../../shared/i18n/use-text.ts'
import { useGoTo } from './use-go-to.ts'
import { usePaletteEntries } from './use-palette-entries.ts'

/** Finds pages, games and help by name. */
export default function Palette({ typed, onClose }: { typed: TypedAhead; onClose: () => void }) {
  const t = useText()
  const goTo = useGoTo()
  const [text, setText] = useState('')
  const groups = usePaletteEntries(text)
  return (
    <PaletteBox
      words={{
        title: t('palette.title'),
        close: t('action.close'),
        search: t('palette.search'),
        none: t('palette.none'),
      }}
      typed={typed}
      text={text}
      onText={setText}
      groups={groups.map(group => ({ ...group, label: t(`palette.${group.kind}`) }))}
      onChoose={({ target }) => goTo(target)}
      onClose={onClose}
    />
  )
}
