import type { Metrics } from '../metric.ts'

/** What must hold of money, as the nightly check found it last. */
export const moneyMetrics = {
  baize_money_violations: {
    kind: 'gauge',
    source: 'database',
    help: 'Violations that the last looks at all that must hold of money found',
    panel: {
      board: 'house',
      title: 'Violations of what must hold of money',
      unit: 'short',
      shows: { violations: 'max(baize_money_violations)' },
    },
    alerts: [
      {
        name: 'BaizeMoneyDoesNotAddUp',
        when: 'max(baize_money_violations) > 0',
        lasting: '0m',
        severity: 'page',
        means: 'the money does not add up',
        act: 'stop payouts, keep a copy of the database, find the cause before anything is booked',
      },
    ],
  },
  baize_money_check_age_seconds: {
    kind: 'gauge',
    source: 'database',
    help: 'Time since the oldest of the last looks at what must hold of money',
    panel: {
      board: 'house',
      title: 'Time since money was checked',
      unit: 's',
      shows: { age: 'max(baize_money_check_age_seconds)' },
    },
    alerts: [
      {
        name: 'BaizeMoneyUnchecked',
        when: 'max(baize_money_check_age_seconds) > 93600',
        lasting: '10m',
        severity: 'page',
        means: 'nobody has looked for 26 hours whether the money adds up',
        act: 'run the job `money-check` at `/console/settings/jobs`, and see why it did not run',
      },
    ],
  },
  baize_money_checks_missing: {
    kind: 'gauge',
    source: 'database',
    help: 'Things that must hold of money and were never looked at',
    panel: {
      board: 'house',
      title: 'Checks of money that never ran',
      unit: 'short',
      shows: { checks: 'max(baize_money_checks_missing)' },
    },
    alerts: [
      {
        name: 'BaizeMoneyNeverChecked',
        when: 'max(baize_money_checks_missing) > 0',
        lasting: '26h',
        severity: 'ticket',
        means: 'something that must hold of money was not looked at since it was added',
        act: 'run the job `money-check` at `/console/settings/jobs`',
      },
    ],
  },
} as const satisfies Metrics
