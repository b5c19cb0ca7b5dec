import type { ResponseOf } from '@baize/api'

/** Two sections, with an answer of one line and one that has a list. */
export const helpCenter: ResponseOf<'site.helpCenter'> = {
  sections: [
    {
      id: 'account',
      title: 'Your account',
      articles: [
        { id: 'register', title: 'Opening an account', html: '<p>Choose a username and a password.</p>' },
        {
          id: 'password',
          title: 'What a good password is, and what happens after wrong ones',
          html: '<p>It has:</p><ul><li>eight characters or more,</li><li>no word that others would guess.</li></ul><p>After wrong ones the form asks for a captcha, and later it waits.</p>',
        },
      ],
    },
    {
      id: 'games',
      title: 'Games',
      articles: [
        { id: 'fairness', title: 'Checking a round', html: '<p>Open <a href="/fairness">the verifier</a>.</p>' },
      ],
    },
  ],
}
