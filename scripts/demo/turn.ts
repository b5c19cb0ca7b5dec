import { isWaiting } from '@baize/api'
import { DemoError, type Operator } from './operators.ts'
import type { Changes } from './scenarios.ts'

const reason = 'scenario of the demo'

/** Makes changes by the operators' calls; what prices money is asked for by both of them. */
export async function change([first, second]: readonly [Operator, Operator], changes: Changes): Promise<void> {
  if (Object.keys(changes.brand).length > 0) await saveBrand(first, second, changes.brand)
  if (Object.keys(changes.modules).length > 0) {
    const { version } = await first('site.modules', {})
    await first('site.saveModules', { changes: changes.modules, version, reason })
  }
  if (Object.keys(changes.fields).length > 0) {
    const { version } = await first('members.fields', {})
    await first('members.saveFields', { changes: changes.fields, version, reason })
  }
}

async function saveBrand(first: Operator, second: Operator, changes: Changes['brand']): Promise<void> {
  const { version } = await first('site.brand', {})
  const asked = { changes, version, reason }
  const answer = await first('site.saveBrand', asked)
  if (!isWaiting(answer)) return
  const { state, refusal } = await second('approvals.approve', { id: answer.approvalId, reason })
  if (state !== 'DONE') throw new DemoError('site.saveBrand: somebody has changed the settings meanwhile.', refusal)
}
