import { refusalTable } from './docs-refusals';
import { block, code } from './html';

const host = 'https://desk.example';

/** What comes before the first call: signing in, staying in, sending safely, and reading what comes back. */
export const beginning = `<section id="begin"><h2>Begin</h2>
<p>Every call stands under ${code('/api')} and speaks JSON. For machines: <a href="/api/openapi.json">openapi.json</a>, OpenAPI 3.1.
A client is made of it, such as by ${code('npx openapi-typescript $HOST/api/openapi.json')}.</p>
<h3 id="sign-in">Signing in</h3>
<p>Signing in takes one call, made twice: with the password, it has a code sent by email (or by text message, with
${code('"mfaType":"sms"')}); with that code as well, it signs in. Its answer sets the cookies ${code('access')} and ${code('refresh')}.
Every other call sends those cookies, and the ${code('sessionId')} of the answer as the header ${code('x-session-id')}: neither counts
without the other. What a call may then do follows from the role of whoever signed in; each call below names the right that it takes.</p>
${block(
  `HOST=${host}
curl -c cookies.txt -b cookies.txt "$HOST/api/auth/login" -H "content-type: application/json" \\
  -d '{"email":"maria@lender.example","password":"…"}'          # {"showMFAForm":true,"resendIn":30}
SESSION=$(curl -c cookies.txt -b cookies.txt "$HOST/api/auth/login" -H "content-type: application/json" \\
  -d '{"email":"maria@lender.example","password":"…","mfaCode":"7K2QMX"}' | jq -r .sessionId)`,
  'Signing in with curl',
)}
${block(
  `const login = (sent: object) =>
  fetch(\`\${host}/api/auth/login\`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  }).then((response) => response.json());
await login({ email, password });
const { sessionId: session } = await login({ email, password, mfaCode });`,
  'Signing in in TypeScript',
)}
<h3 id="refresh">Staying in</h3>
<p>${code('access')} is good for 15 minutes. After a 401 with ${code('SIGNED_OUT')} a ${code('POST /auth/refreshToken')} with the cookie
${code('refresh')} gives both anew, once; then the call is sent again. After 12 hours, or with ${code('SESSION_LOCKED')}, a person signs in
again. A step that takes a fresh code answers ${code('{"showMFAForm":true}')} and is sent again with ${code('mfaCode')}.</p>
<h3 id="sending">Sending safely</h3>
<p>A POST with an ${code('Idempotency-Key')} of your own making happens once: sent again after a broken line, it gets its first answer. With
another body the key is refused (${code('KEY_REUSED')}). A change says with ${code('If-Match: "3"')}, or ${code('version')} in its body, on
which version it was made; where another stands there now, the answer is 412 ${code('STALE_VERSION')} with the record in
${code('current')}.</p>
<h3 id="lists">Lists</h3>
<p>${code('page')} counts from 1, ${code('size')} is at most 500. A filter that is repeated takes any of its values; a name that a list does not
know is refused, never ignored. ${code('sortBy')} takes names by commas, with ${code('-')} before what descends.</p>
<h3 id="refusals">Refusals</h3>
<p>${code('{ message, code, errors? }')}: a sentence for a person, a word for a program, and sentences by field. An address that there is not
is ${code('404 NO_SUCH_CALL')}; one that takes another method ${code('405 WRONG_METHOD')}, with ${code('Allow')}; an id that is none
${code('400 MALFORMED')}; a record that is not there, or not yours to see, ${code('404 NOT_FOUND')}. An id that is wrong in a field of a body is told with all else that is wrong there:
${code('422 INVALID')}, with ${code('errors')} by field.</p>
${refusalTable()}</section>`;
