import type { StoryFile } from '@baize/ui/story.ts'
import { useEffect } from 'react'
import { member } from '../../../../workshop/examples/members.ts'
import type { AnsweredStory } from '../../../../workshop/stories.ts'
import { forgetMember, type SessionState, sessionStore } from '../../../shared/session/session-store.ts'
import type { Contract } from '../consolidated.ts'
import { OfferDialog } from './offer-dialog.tsx'

export default { title: 'Dialogs/Contract offer', parameters: { alone: true } } satisfies StoryFile

const offered: Contract = {
  ...{
    id: '7',
    type: 'DIVIDEND',
    state: 'OFFERED',
    payer: 'general',
    payee: 'agent',
    period: 'SEMIMONTHLY',
    rate: '20',
  },
  tiers: [
    { validBet: '0.00', netLoss: '0.00', activeMembers: 0, rate: '10' },
    { validBet: '10000.00', netLoss: '1000.00', activeMembers: 3, rate: '20' },
  ],
  ...{ offeredAt: '2026-11-20T08:00:00.000Z', expiresAt: '2026-11-27T08:00:00.000Z', startsAt: null },
  ...{ acceptedAt: null, endedAt: null, endReason: null },
}
const running: Contract = { ...offered, id: '3', state: 'ACTIVE', rate: '30', acceptedAt: '2026-10-01T08:00:00.000Z' }
const nothing = {
  ...{ divtypereq: [], dailysalreqtype: [], contracthoursalreq: [], realtimesalreqtype: [] },
  ...{ divtypeinfo: [], dailysalinfotype: [], contracthoursalinfo: [], realtimesalinfotype: [] },
  ...{
    contractmrdailysalinfotype: [],
    upcoming: [],
    enableCt: true,
    salary: false,
    hourSalary: false,
    agentRealtimeSalary: false,
  },
}

function Offer({ contracts }: Pick<SessionState, 'contracts'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: signed in once
  useEffect(() => {
    sessionStore.setState({ status: 'member', member, contracts })
    return forgetMember
  }, [])
  return <OfferDialog offer={offered} onLater={() => {}} />
}

const tried = {
  ...{ from: '2026-10-21T00:00:00.000Z', to: '2026-11-20T08:00:00.000Z' },
  ...{ windows: 2, paid: 1, amount: '1240.50' },
}

export const First: AnsweredStory = () => <Offer contracts={nothing} />
First.parameters = { answers: { 'contracts.simulate': { value: { ...tried, windows: 0, paid: 0, amount: '0.00' } } } }
export const EndsAnother: AnsweredStory = () => <Offer contracts={{ ...nothing, divtypeinfo: [running] }} />
EndsAnother.parameters = { answers: { 'contracts.simulate': { value: tried } } }
