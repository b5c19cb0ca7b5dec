import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { callQuery } from '../../../shared/app/app-context.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { totalOf } from '../../../shared/balance/total-balance.ts'
import { useOpenCentre } from '../../../shared/centre/open-centre.ts'
import { Figures } from '../../../shared/forms/figures.tsx'
import classes from '../../../shared/forms/forms.module.css'
import { currentLanguage } from '../../../shared/i18n/language.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useMoneyText } from '../../../shared/money/use-money-text.ts'
import { keepAnswer } from '../../../shared/session/answer-cache.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { Waiting } from '../../../shared/waiting.tsx'
import { LatestMovements } from '../../records/index.ts'
import { VendorWallets } from './vendor-wallets.tsx'
import { WalletDoors } from './wallet-doors.tsx'

/** What a member has and where it is. Brands with a wallet a vendor show them all, and move money between them. */
export default function WalletPage() {
  const t = useText()
  const text = useMoneyText()
  const { call } = useApp()
  const open = useOpenCentre()
  const wallet = useQuery({ ...callQuery(call, 'wallet.merchantWallet', {}), queryFn: () => fresh(call), staleTime: 0 })
  const funds = useQuery({ ...callQuery(call, 'cashier.funds', {}), staleTime: 0 })
  const balance = useSession(state => state.balance && totalOf(state.balance))
  const refresh = () => {
    void wallet.refetch()
    void funds.refetch()
  }
  const onMoved = useEffectEvent(refresh)
  useEffect(() => {
    if (balance !== null) onMoved()
  }, [balance])
  if (!wallet.data || !funds.data) return <Waiting queries={[wallet, funds]} blank={classes.blank} />
  const { isSingle, sumBalance, bonus, main, vendors } = wallet.data
  return (
    <div className={classes.page}>
      <Figures
        figures={[
          { label: t('wallet.balance'), text: text(totalOf({ sumBalance, bonus })) },
          { label: t('wallet.cash'), text: text(sumBalance) },
          { label: t('wallet.bonus'), text: text(bonus) },
          ...(isSingle ? [] : [{ label: t('cashier.mainWallet'), text: text(main) }]),
          { label: t('cashier.available'), text: text(funds.data.available) },
          { label: t('cashier.locked'), text: text(funds.data.locked) },
        ]}
      />
      {isSingle && <p className={classes.lead}>{t('cashier.singleWallet')}</p>}
      <WalletDoors onOpen={open} />
      {!isSingle && <VendorWallets vendors={vendors} onMoved={refresh} />}
      <LatestMovements />
    </div>
  )
}

/** Amounts are asked for anew; the tab keeps the answer for whoever asks whether there is one wallet. */
async function fresh(call: ReturnType<typeof useApp>['call']) {
  const wallet = await call('wallet.merchantWallet', {})
  keepAnswer('wallet.merchantWallet', {}, currentLanguage(), wallet)
  return wallet
}
