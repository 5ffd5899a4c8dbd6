/** Who may make which call of documents, and of uploads on their way; as in `rightsTable`. */
export const rightsOfDocuments = {
  'GET /document/list': 'xxxxxxxxx',
  'GET /desk/document/list': 'xxxxxxxxx',
  'GET /document/{id}': 'xxxxxxxxx',
  'POST /document/': 'xxxxxxxxx',
  'POST /desk/upload': 'xxxxxxxxx',
  'GET /desk/upload/{id}': 'xxxxxxxxx',
  'PATCH /desk/upload/{id}': 'xxxxxxxxx',
  'DELETE /desk/upload/{id}': 'xxxxxxxxx',
  'POST /document/upload-seizure-photos': 'xxxx---xx',
  'PATCH /document/': 'xxxx---x-',
  'DELETE /document/{id}': 'xx-------',
  'PATCH /document/post-to-client/{id}': 'xxxxx----',
  'GET /document/signedUrl/{id}': 'xxxxxxxxx',
  'GET /desk/document/content/{token}': 'open',
} as const satisfies Readonly<Record<string, string>>;
