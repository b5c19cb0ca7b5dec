import { SPOTS } from '@baize/game-kit/instant/roulette/spots'
import { useLayoutEffect, useRef } from 'react'
import { IconButton } from '../../../kit/icon.tsx'
import { spotName } from '../../names/spot-names.ts'
import { ClothGrid, Row } from '../cloth-grid.tsx'
import { useCloth } from '../cloth-view.ts'
import { Spot } from '../spot.tsx'

interface LoupeProps {
  number: number
  onClose(): void
}

/** Every inside bet that covers a number, large enough for a thumb. */
export function Loupe({ number, onClose }: LoupeProps) {
  const { words } = useCloth()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const sheet = dialog.current
    sheet?.showModal()
    return () => sheet?.close()
  }, [])
  const spots = [...SPOTS.values()].filter(
    ({ numbers, isEven, id }) => numbers.includes(number) && !isEven && !/^(dozen|column)/.test(id),
  )
  const title = words.t('roulette.loupe', { n: number })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every dialog
    <dialog
      ref={dialog}
      className="loupe"
      aria-label={title}
      onClose={onClose}
      onClick={event => event.target === dialog.current && onClose()}
    >
      <div className="loupe-head">
        <h2>{title}</h2>
        <IconButton icon="close" label={words.t('close')} onPress={onClose} />
      </div>
      <ClothGrid label={title} className="is-loupe">
        <Row>
          {spots.map(({ id }) => (
            <Spot key={id} id={id}>
              {spotName(words, id)}
            </Spot>
          ))}
        </Row>
      </ClothGrid>
    </dialog>
  )
}
