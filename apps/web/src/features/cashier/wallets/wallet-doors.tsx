import { LateIcon, type LateIconName } from '@baize/ui/late-icon.tsx'
import { openPages } from '../../../shared/centre/centre-entries.ts'
import type { CentrePageName } from '../../../shared/centre/open-centre.ts'
import classes from '../../../shared/forms/forms.module.css'
import { type TextKey, useText } from '../../../shared/i18n/use-text.ts'
import { useIsClosed } from '../../../shared/session/use-member.ts'

const doors: { page: CentrePageName; icon: LateIconName; title: TextKey; text: TextKey }[] = [
  { page: 'depositv2', icon: 'circle-plus', title: 'centre.depositv2', text: 'cashier.door.deposit' },
  { page: 'withdraw', icon: 'banknote', title: 'centre.withdraw', text: 'cashier.door.withdraw' },
  { page: 'transferUpline', icon: 'arrow-left-right', title: 'centre.transferUpline', text: 'cashier.door.upline' },
]

/** Where money goes from here. */
export function WalletDoors({ onOpen }: { onOpen: (page: CentrePageName) => void }) {
  const t = useText()
  const pages = openPages(useIsClosed())
  const isOpen = (door: (typeof doors)[number]) => pages.some(({ name }) => name === door.page)
  return (
    <div className={classes.choices}>
      {doors.filter(isOpen).map(({ page, icon, title, text }) => (
        <button key={page} type="button" className={classes.choice} data-door={page} onClick={() => onOpen(page)}>
          <strong>
            <LateIcon name={icon} size={18} />
            {t(title)}
          </strong>
          <small>{t(text)}</small>
        </button>
      ))}
    </div>
  )
}
