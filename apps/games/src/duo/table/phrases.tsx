import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { usePage, usePicture } from '../context.ts'
import { PHRASES, phraseKey } from './phrase-keys.ts'

/** The closed list of phrases, and the press that silences those of the others. */
export function Phrases() {
  const { t, desk, notice } = usePage()
  const { areMuted } = usePicture(desk.picture)
  const [isOpen, setIsOpen] = useState(false)
  const say = (id: number) => {
    if (!desk.phrase(id)) return void notice.show(t('phraseWait'))
    setIsOpen(false)
  }
  return (
    <div className="phrases">
      <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('saySomething')}
      </Button>
      <Button size="small" aria-pressed={areMuted} onClick={() => desk.mute(!areMuted)}>
        {areMuted ? t('phrasesOn') : t('phrasesOff')}
      </Button>
      {isOpen && (
        <div className="phrase-list">
          {Array.from({ length: PHRASES }, (_, id) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a closed list
            <button key={id} type="button" onClick={() => say(id)}>
              {t(phraseKey(id))}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
