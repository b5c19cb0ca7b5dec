import { classNames } from '@baize/ui/class-names.ts'
import type { CSSProperties, KeyboardEvent } from 'react'
import type { Texts } from '../../texts.ts'
import type { MinesPicture } from './picture.ts'
import { TileView } from './tile.tsx'

const stateWords = { covered: 'covered', safe: 'gem', mine: 'mine', struck: 'mine' } as const

interface FieldProps {
  picture: MinesPicture
  columns: number
  t: Texts
  onOpen(cell: number): void
}

/** The field of tiles; arrows move between them. */
export function Field({ picture, columns, t, onOpen }: FieldProps) {
  function moveFocus(event: KeyboardEvent<HTMLElement>): void {
    const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key]
    const tiles = [...event.currentTarget.children] as HTMLElement[]
    const at = tiles.indexOf(document.activeElement as HTMLElement)
    if (!by || at < 0) return
    event.preventDefault()
    tiles[at + by]?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a field of a game is no field of a form
    <div
      className={classNames('field-of-tiles', picture.isPlaying && 'is-open')}
      role="group"
      aria-label={t('mines.field')}
      style={{ '--columns': columns } as CSSProperties}
      onKeyDown={moveFocus}
    >
      {picture.tiles.map((tile, cell) => (
        <TileView
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
          key={cell}
          tile={tile}
          label={t(`mines.${stateWords[tile.state]}`, { n: cell + 1 })}
          onPress={() => picture.isPlaying && tile.state === 'covered' && onOpen(cell)}
        />
      ))}
    </div>
  )
}
