import type { ResponseOf } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { letLettersAct, lettersAct } from '../../../shared/page/letters.ts'
import classes from './me.module.css'

/** Codes in reserve that are left, and the letters that act as keys. */
export function MyKeys({ me }: { me: ResponseOf<'operators.me'> }) {
  const t = useText()
  const [isOn, setOn] = useState(lettersAct)
  const toggle = () => {
    letLettersAct(!isOn)
    setOn(!isOn)
  }
  return (
    <>
      <span className={classes.codes}>{t('me.codesLeft', { count: me.codesLeft })}</span>
      <Button size="small" aria-pressed={isOn} onClick={toggle}>
        {t(isOn ? 'me.lettersOff' : 'me.lettersOn')}
      </Button>
    </>
  )
}
