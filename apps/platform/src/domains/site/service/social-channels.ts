import type { ResponseOf } from '@baize/api'
import type { Config } from '../../../kernel/config.ts'

/** Public ids with which browsers sign in elsewhere; in a demo samples stand in for those that are not set up. */
export function socialChannels(config: Config, demo: boolean): ResponseOf<'site.permission'>['info']['social'] {
  const { GOOGLE_CLIENT_ID, FACEBOOK_CLIENT_ID, FIREBASE_API_KEY: apiKey, FIREBASE_PROJECT_ID: projectId } = config
  const [google, facebook] = [GOOGLE_CLIENT_ID, FACEBOOK_CLIENT_ID].map(id => id ?? (demo ? 'sample' : null))
  const sample = { apiKey: 'sample', projectId: 'sample', authDomain: 'localhost', isSample: true }
  return {
    google: google ? { clientId: google } : null,
    facebook: facebook ? { appId: facebook } : null,
    firebase:
      apiKey && projectId
        ? { apiKey, projectId, authDomain: `${projectId}.firebaseapp.com`, isSample: false }
        : demo
          ? sample
          : null,
  }
}
