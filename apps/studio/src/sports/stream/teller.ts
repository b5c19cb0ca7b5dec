import { isDeepStrictEqual } from 'node:util'
import type { FixtureView, SheetView } from '@baize/api/studio/sports/fixture-views'
import type { BookFrame, FixtureChange } from '@baize/api/studio/sports/frames'
import { encodeMoves } from '@baize/api/studio/sports/moves'
import { packSheet } from '@baize/api/studio/sports/packed-sheet'
import { shutMarkets } from '../bets/shut-markets.ts'
import { playedSince } from '../play/moment.ts'
import { presentOnShow, rowSheet, type SheetOnShow, sheetOnShow } from '../prices/present-sheet.ts'
import type { SportsDependencies, StoredFixture } from '../sports-dependencies.ts'
import { presentFixture } from '../views/present-fixture.ts'
import type { Watched } from './book-feeds.ts'
import { FixtureRows } from './fixture-rows.ts'

/** A fixture at which somebody looks all the time is noted so often. */
const noteEveryMs = 10_000
/** Time between two complete tellings of a fixture and of its sheet; between them only changes are sent. */
const completeEveryMs = 60_000

/** The last sheet that was told, and when one was told with every price of it. */
interface ToldSheet {
  sheet: SheetView
  /** Markets that were shut in it. */
  shut: string
  completeAtMs: number
}

/** How prices are shown to those who watch all of them, and to those who watch a row. */
const shownAs: Record<keyof Watched, (sheet: SheetView) => SheetView> = { whole: sheet => sheet, rows: rowSheet }

interface NewSheet {
  told: ToldSheet | null
  /** Null where nothing of it is new. */
  frame: BookFrame | null
}

interface Told {
  fixture: FixtureView
  /** When all of the fixture was told. */
  completeAtMs: number
  sheets: Record<keyof Watched, ToldSheet | null>
  /** Incidents of the block on show that were told. */
  incidents: number
  block: number
}

/** Tells those who watch fixtures from this process what has become of them, whoever played them. */
export class Teller {
  readonly #deps: SportsDependencies
  readonly #rows: FixtureRows
  readonly #told = new Map<string, Told>()
  #notedAtMs = 0

  constructor(deps: SportsDependencies) {
    this.#deps = deps
    this.#rows = new FixtureRows(deps.db)
  }

  /** Those who stay keep what they watch going. */
  noteWatched(): void {
    const nowMs = this.#deps.outside.now().getTime()
    if (nowMs - this.#notedAtMs < noteEveryMs) return
    this.#notedAtMs = nowMs
    this.#deps.watched.note(this.#deps.feeds.watched)
  }

  /** A fixture that this process has just taken a step of. */
  note(fixture: StoredFixture): void {
    if (this.#deps.feeds.watched.includes(fixture.id)) this.#tellOf(fixture)
  }

  /** Reads what is watched from here, and tells what is new. */
  async tell(): Promise<void> {
    const watched = new Set(this.#deps.feeds.watched)
    for (const id of this.#told.keys()) if (!watched.has(id)) this.#told.delete(id)
    for (const fixture of await this.#rows.read(watched)) this.#tellOf(fixture)
  }

  #tellOf(stored: StoredFixture): void {
    const { feeds, outside } = this.#deps
    const now = outside.now()
    const before = this.#told.get(stored.id)
    const fixture = presentFixture(stored, now)
    const sheet = sheetOnShow(this.#deps, stored)
    const frames: BookFrame[] = []
    const nowMs = now.getTime()
    const isDue = !before || nowMs - before.completeAtMs > completeEveryMs
    const change = isDue ? fixture : changeOf(before.fixture, fixture)
    if (change) frames.push({ kind: 'fixture', nowMs, fixture: change })
    const incidents = this.#newIncidents(stored, now, before)
    frames.push(...incidents.frames)
    const shut = shutMarkets(stored).join()
    const whole = this.#newSheet('whole', before, stored, sheet, shut)
    const rows = this.#newSheet('rows', before, stored, sheet, shut)
    feeds.tellFixture(stored.id, frames, { whole: whole.frame, rows: rows.frame })
    this.#told.set(stored.id, {
      ...{ fixture, completeAtMs: isDue ? nowMs : before.completeAtMs, sheets: { whole: whole.told, rows: rows.told } },
      ...{ incidents: incidents.count, block: stored.block },
    })
  }

  /** What moved since the last sheet; complete now and then, and where most of it is new. */
  #newSheet(
    of: keyof Watched,
    told: Told | undefined,
    stored: StoredFixture,
    onShow: SheetOnShow | null,
    shut: string,
  ): NewSheet {
    if (!onShow || !this.#deps.feeds.isWatched(stored.id, of)) return { told: null, frame: null }
    const before = told?.sheets[of]
    const isSame =
      before?.sheet.hash === onShow.sheet.hash &&
      before.sheet.state === onShow.state &&
      before.sheet.isHeld === onShow.isHeld &&
      before.shut === shut
    if (before && isSame) return { told: before, frame: null }
    const sheet = shownAs[of](presentOnShow(this.#deps, stored, onShow))
    const nowMs = onShow.at.getTime()
    const isDue = !before || before.shut !== shut || nowMs - before.completeAtMs > completeEveryMs
    const moves = isDue ? null : encodeMoves(before.sheet, sheet)
    const { fixture, state, isHeld, token, hash } = sheet
    if (moves === null)
      return { told: { sheet, shut, completeAtMs: nowMs }, frame: { kind: 'sheet', sheet: packSheet(sheet) } }
    return {
      told: { sheet, shut, completeAtMs: before!.completeAtMs },
      frame: { kind: 'moves', fixture, state, isHeld, token, hash, ...moves },
    }
  }

  /** What happens in a block is told at its time, and a goal ends what waits for the block. */
  #newIncidents(stored: StoredFixture, now: Date, before?: Told): { frames: BookFrame[]; count: number } {
    const { id, block, incidents, state } = stored
    if (state !== 'live' || !incidents) return { frames: [], count: 0 }
    const startedMs = playedSince(stored).getTime()
    const due = incidents.filter(({ atMs }) => startedMs + atMs <= now.getTime())
    // A page that begins to watch has read what happened so far.
    if (!before) return { frames: [], count: due.length }
    const toldBefore = before.block === block ? before.incidents : 0
    const fresh = due.slice(toldBefore)
    if (fresh.some(({ kind }) => kind === 'goal')) this.#deps.waiting.lapse(id)
    return {
      frames: fresh.map(incident => ({ kind: 'incident', fixture: id, incident: { block, ...incident } })),
      count: Math.max(due.length, toldBefore),
    }
  }
}

/** The fields of a fixture that changed, with its id; null where none did. */
function changeOf(before: FixtureView, after: FixtureView): FixtureChange | null {
  const parts = Object.entries(after).filter(
    ([name, part]) => !isDeepStrictEqual(part, before[name as keyof FixtureView]),
  )
  return parts.length === 0 ? null : { id: after.id, ...Object.fromEntries(parts) }
}
