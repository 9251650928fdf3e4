export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error';
const listSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';

/** So many people are in one answer, unless less is asked for. */
export const mostListed = 200;

/** RFC 7644, 3.4.2: `startIndex` counts from 1, `total` is how many there are with those that are not here. */
export const listOf = (resources: readonly object[], total: number = resources.length, startIndex = 1) => ({
  schemas: [listSchema],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});

/** What of RFC 7644 is there (RFC 7643, 5). */
export const serviceProviderConfig = (base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: mostListed },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'The token that the owner of the company has made under single sign-on.',
      specUri: 'https://www.rfc-editor.org/info/rfc6750',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

/** People alone: roles and jobs are given here, so there are no groups (RFC 7643, 6). */
export const resourceTypes = (base: string) => [
  {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id: 'User',
    name: 'User',
    endpoint: '/Users',
    description: 'Somebody who works at the company',
    schema: userSchema,
    schemaExtensions: [],
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/User` },
  },
];

interface Attribute {
  required?: true;
  readOnly?: true;
  uniqueness?: 'server';
}

const attribute = (type: string, name: string, description: string, { required, readOnly, uniqueness }: Attribute = {}) => ({
  name,
  type,
  multiValued: false,
  description,
  required: required ?? false,
  ...(type === 'string' ? { caseExact: false } : {}),
  mutability: readOnly ? 'readOnly' : 'readWrite',
  returned: 'default',
  uniqueness: uniqueness ?? 'none',
});

const text = (name: string, description: string, more?: Attribute) => attribute('string', name, description, more);

/** What of the core schema is kept (RFC 7643, 4.1 and 7); whatever else is said of somebody is passed over. */
export const schemas = (base: string) => [
  {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    id: userSchema,
    name: 'User',
    description: 'Somebody who works at the company',
    attributes: [
      text('userName', 'What the provider calls somebody; their address where it is one and no other is given', {
        required: true,
        uniqueness: 'server',
      }),
      {
        ...attribute('complex', 'name', 'First and last name; what is left out stays'),
        subAttributes: [text('formatted', 'Both', { readOnly: true }), text('givenName', 'First name'), text('familyName', 'Last name')],
      },
      text('displayName', 'Both names; read for somebody new who has no others', { readOnly: true }),
      {
        ...attribute('complex', 'emails', 'One address, in a domain that is proven for the company'),
        multiValued: true,
        subAttributes: [
          text('value', 'The address', { uniqueness: 'server' }),
          { ...text('type', 'Always work', { readOnly: true }), canonicalValues: ['work'] },
          attribute('boolean', 'primary', 'Always true', { readOnly: true }),
        ],
      },
      attribute('boolean', 'active', 'Whether they are let in; the owner always is'),
    ],
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${userSchema}` },
  },
];
