import { catalogue } from '#contract/messages/catalogue.ts';

/** The page about the API, for people who write programs. */
export default catalogue({
  title: 'API',
  intro:
    'Whatever people do here, programs can do too, over HTTP and JSON. <document>openapi.json</document> describes every route for generators and clients.',
  tokens: 'Access tokens',
  tokensHow: 'Make one in <profile>your profile</profile>, under Account. Send it with every call:',
  tokensEnd:
    'A token lasts at most 90 days. It ends when you revoke it, change your password, lose a role it needs or are suspended.',
  tokensWhere:
    'Tokens don’t work in addresses, for logging in, for your account or for making other tokens. The hub takes them in the same header. Each use of an admin scope is in the activity log.',
  scopes: 'Scopes',
  scopesHint: 'A token opens only what its scopes cover, and only while your role allows it.',
  scope: 'Scope',
  opens: 'Opens',
  onHub: 'on the hub: {methods}',
  refusals: 'Errors',
  refusalsHint:
    'An error has a status and a JSON body with a code, and a message in the language you ask for. These are about tokens:',
  over: 'The token is unknown, expired or revoked, or ended with a role, a suspension or a password.',
  lacksScope: 'The token lacks the scope that WWW-Authenticate names.',
  notTaken: 'Tokens don’t work here.',
  inAddress: 'The token was in the address. Revoke it.',
  limits: 'Rate limits',
  limitsHint:
    'Where calls are limited, every reply says how many your address has left (r) and when it has all of them again (t, in seconds). After a 429, wait as many seconds as Retry-After says.',
  examples: 'Examples',
  examplesHint: 'The curl scripts also need jq.',
  hostTable: 'Host a table and post its link',
  readResults: 'Read results',
  reportMatch: 'Report a match',
  routes: 'Routes',
  routesHint: 'Every route, with the scope that a token needs for it.',
});
