import { defineEndpoints } from '../endpoint.ts'

/** Pictures that members bring. Forms name them by id; nobody but their owner and operators of the form sees them. */
export const uploadEndpoints = defineEndpoints({
  'uploads.add': {
    area: 'Common',
    moduleId: 'COMM3',
    method: 'POST',
    path: '/wps/ext/uploads',
    auth: 'member',
    whileClosed: true,
    limit: 'tenth',
    extension: true,
    upload: true,
    summary:
      'Takes a picture for a form. It is drawn anew, kept under a name of ours, and gone after a day without a form.',
    errors: ['trial_refused', 'unsupported_media_type', 'body_too_large', 'quota_exceeded'],
  },
  'uploads.view': {
    area: 'Common',
    moduleId: 'COMM3',
    method: 'GET',
    path: '/wps/ext/uploads',
    auth: 'member',
    mayGuest: true,
    whileClosed: true,
    extension: true,
    file: true,
    summary: "A picture of the member's own.",
    errors: ['not_found'],
  },
})
