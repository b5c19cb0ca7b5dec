import type { InputOf, ResponseOf } from '@baize/api'
import { houseStops } from '@baize/api/house-stops'
import type { Clock } from '@baize/server-kit/outside'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Database } from '../../../kernel/database/open-database.ts'
import { type OperatorCaller, operatorActor } from '../../../kernel/http/caller.ts'
import { operators } from '../../../kernel/push/hub.ts'
import { notify } from '../../../kernel/push/notify.ts'
import { liftStop, type PressedStop, pressStop, type Stops } from '../../../kernel/settings/stops.ts'

interface Deps {
  database: Database
  clock: Clock
  stops: Stops
}

/** Every brake of the house, pressed or not. */
export async function listStops({ stops }: Pick<Deps, 'stops'>): Promise<ResponseOf<'stops.list'>> {
  return present(await stops.pressed())
}

/**
 * Presses a brake of the house or lifts it, and tells every console. One person does either: what a brake held back goes through its
 * own guards afterwards.
 * @throws ApiError stop_unchanged where it is so already
 */
export async function setStop(
  { database, clock, stops }: Deps,
  { stop, on, reason }: InputOf<'stops.set'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'stops.set'>> {
  const at = clock.now()
  const pressed = await database.transaction(async tx => {
    const now: PressedStop = { stop, at, by: caller.username, reason }
    if (on) await pressStop(tx, now)
    const before = on ? null : await liftStop(tx, stop)
    await notify(tx, operators, { kind: 'stop', id: stop })
    const list = await stops.pressed(tx)
    await audit(tx, {
      ...{ at, actor: operatorActor(caller), action: 'stops.set', subject: `stop:${stop}` },
      ...{ detail: { reason }, before: factsOf(before), after: factsOf(on ? now : null) },
    })
    return list
  })
  stops.recent.forget()
  return present(pressed)
}

const factsOf = (pressed: PressedStop | null) =>
  pressed
    ? { pressed: true, at: pressed.at.toISOString(), by: pressed.by, reason: pressed.reason }
    : { pressed: false, at: null, by: null, reason: null }

function present(pressed: readonly PressedStop[]): ResponseOf<'stops.list'> {
  const known = new Map(pressed.map(each => [each.stop, each]))
  return {
    list: houseStops.map(stop => {
      const found = known.get(stop)
      return { stop, pressed: found ? { at: found.at.toISOString(), by: found.by, reason: found.reason } : null }
    }),
  }
}
