import { privateStakesUnits, readPrivateCode } from '@baize/game-kit/pvp/matchmaking/private-codes'
import { newestRules } from '@baize/game-kit/pvp/registry'
import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { type FormEvent, useState } from 'react'
import { usePage } from '../context.ts'

/** A room for friends: opened at a stake, or joined by its code. */
export function PrivateForm({ isBusy }: { isBusy: boolean }) {
  const { boot, t, money, desk } = usePage()
  const [code, setCode] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const join = (event: FormEvent) => {
    event.preventDefault()
    const read = readPrivateCode(code)
    setIsWrong(read === null)
    if (read) desk.sit({ code: read })
  }
  return (
    <div className="private">
      <form onSubmit={join}>
        <Field
          label={t('lobby.code')}
          hint={t('lobby.codeHint')}
          error={isWrong ? t('lobby.codeWrong') : undefined}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={event => setCode(event.currentTarget.value)}
        />
        <Button type="submit" disabled={isBusy}>
          {t('lobby.join')}
        </Button>
      </form>
      <p className="quiet">{t('lobby.openPrivate')}</p>
      <div className="private-stakes">
        {privateStakesUnits(newestRules(boot.game.code).definition).map(stake => (
          <Button key={stake} size="small" disabled={isBusy} onClick={() => desk.sit({ stake, mode: 'private' })}>
            {money(stake)}
          </Button>
        ))}
      </div>
    </div>
  )
}
