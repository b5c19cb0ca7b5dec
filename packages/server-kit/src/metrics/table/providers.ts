import type { Metrics } from '../metric.ts'

const unanswered = 'sum by (provider) (rate(baize_provider_call_seconds_count{outcome="unanswered"}[10m]))'
const asked = 'sum by (provider) (rate(baize_provider_call_seconds_count[10m]))'
const uncertain = 'sum(rate(baize_wallet_call_seconds_count{outcome="uncertain"}[5m]))'
const calls = 'sum(rate(baize_wallet_call_seconds_count[5m]))'

/** Calls between the platform and providers of games, both ways. */
export const providerMetrics = {
  baize_provider_call_seconds: {
    kind: 'histogram',
    source: 'process',
    help: 'Time of a call to a provider, which is ok, refused by its status, or unanswered',
    labels: ['provider', 'call', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 20],
    panel: {
      board: 'games',
      title: 'Calls to providers without an answer',
      unit: 'percentunit',
      shows: { '{{provider}}': `${unanswered} / ${asked}` },
    },
    alerts: [
      {
        name: 'BaizeProviderSilent',
        when: `${unanswered} / ${asked} > 0.05`,
        lasting: '10m',
        severity: 'ticket',
        means: 'a provider leaves more than one call in twenty without an answer',
        act: 'ask the provider; stop it by `catalogue.stopProvider` while members meet games that do not open',
      },
    ],
  },
  baize_provider_stopped: {
    kind: 'gauge',
    source: 'database',
    help: '1 while a provider is stopped, by operators or by its bound of a day',
    labels: ['provider'],
    panel: {
      board: 'games',
      title: 'Providers that are stopped',
      unit: 'short',
      shows: { '{{provider}}': 'max by (provider) (baize_provider_stopped)' },
    },
    alerts: [
      {
        name: 'BaizeProviderStopped',
        when: 'max by (provider) (baize_provider_stopped) == 1',
        lasting: '1m',
        severity: 'page',
        means: 'a provider is stopped: no launch and no bet there',
        act: 'see "Bounds of providers"; silence it where operators stopped it on purpose',
      },
    ],
  },
  baize_wallet_answers_total: {
    kind: 'counter',
    source: 'process',
    help: 'Answers of the wallet to providers',
    labels: ['call', 'status'],
    panel: {
      board: 'games',
      title: 'Answers of the wallet',
      unit: 'ops',
      shows: { '{{call}} {{status}}': 'sum by (call, status) (rate(baize_wallet_answers_total[5m]))' },
    },
    alerts: [
      {
        name: 'BaizeWalletUncertain',
        when: 'sum(rate(baize_wallet_answers_total{status=~"UNKNOWN|OVERLOADED"}[5m])) > 0.1',
        lasting: '5m',
        severity: 'page',
        means: 'the wallet gives calls back without having decided them; providers repeat them',
        act: 'read `wallet call without an answer` in the log; look at items that wait for a batch',
      },
    ],
  },
  baize_wallet_call_seconds: {
    kind: 'histogram',
    source: 'process',
    help: 'Time of a call of the studio to its wallet, whose answer is certain or not',
    labels: ['call', 'outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    panel: {
      board: 'games',
      title: "The studio's calls to the wallet without a certain answer",
      unit: 'percentunit',
      shows: { share: `${uncertain} / ${calls}` },
    },
    alerts: [
      {
        name: 'BaizeStudioUncertain',
        when: `${uncertain} / ${calls} > 0.01`,
        lasting: '5m',
        severity: 'page',
        means: 'one in a hundred calls of the studio to the wallet has no certain answer',
        act: 'look at the way from the studio to WALLET_URL; bets go back and settles are repeated by themselves',
      },
    ],
  },
} as const satisfies Metrics
