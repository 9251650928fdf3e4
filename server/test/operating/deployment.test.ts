import fs from 'node:fs';
import path from 'node:path';
import * as apps from 'kubernetes-models/apps/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

const resource = z.looseObject({ apiVersion: z.string(), kind: z.string(), metadata: z.looseObject({ name: z.string() }) });
const resources = () => parseAllDocuments(read('docs/kubernetes/vitrine.yaml'), { merge: true }).map((one) => resource.parse(one.toJS()));

/** The settings that the README explains. */
const explained = new Set(
  [...read('README.md').matchAll(/^\| (`[A-Z0-9_]+`(?:, `[A-Z0-9_]+`)*) \|/gm)].flatMap(([, names = '']) => names.match(/[A-Z0-9_]+/g)),
);

const model = z.custom<new (data: object) => { validate: () => void }>((one) => typeof one === 'function');

const schemas: Record<string, object> = { v1: core, 'apps/v1': apps, 'networking.k8s.io/v1': networking, 'policy/v1': policy };

test('the manifests for Kubernetes are what its schemas allow', () => {
  const found = resources();
  expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['Deployment', 'Service', 'Ingress', 'PodDisruptionBudget']));
  for (const one of found) {
    const Model = model.parse({ ...schemas[one.apiVersion] }[one.kind]);
    expect(() => new Model(one).validate(), `${one.kind} ${one.metadata.name}`).not.toThrow();
  }
});

const pod = z.object({
  spec: z.object({
    template: z.object({
      spec: z.object({
        terminationGracePeriodSeconds: z.number().min(45),
        securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.number() }),
        containers: z.tuple([
          z.object({
            args: z.array(z.string()),
            securityContext: z.object({ allowPrivilegeEscalation: z.literal(false), readOnlyRootFilesystem: z.literal(true) }),
          }),
        ]),
      }),
    }),
  }),
});

test('programs in Kubernetes run as the user of the image, write nowhere but into their volumes, and end in peace', () => {
  const user = Number(/^ARG USER_ID=(\d+)$/m.exec(read('Dockerfile'))?.[1]);
  const pods = resources()
    .filter(({ kind }) => kind === 'Deployment')
    .map((one) => pod.parse(one).spec.template.spec);
  expect(pods.map(({ containers: [{ args }] }) => args)).toEqual([['--role=web'], ['--role=worker']]);
  expect(pods.map(({ securityContext }) => securityContext.runAsUser)).toEqual([user, user]);
});

test('every setting that a container is given is one that the README explains', () => {
  const given = resources().flatMap((one) =>
    one.kind === 'ConfigMap' ? Object.keys(z.record(z.string(), z.string()).parse(one.data)) : [],
  );
  const services = z.object({
    services: z.record(z.string(), z.object({ environment: z.record(z.string(), z.string()), image: z.string() })),
  });
  const composed = Object.values(services.parse(parse(read('compose.yaml'), { merge: true })).services).filter(
    ({ image }) => image === 'vitrine',
  );
  expect(composed).toHaveLength(2);
  const built = [...read('Dockerfile').matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) => line.match(/[A-Z_]+(?==)/g) ?? []);
  const names = [...given, ...composed.flatMap(({ environment }) => Object.keys(environment)), ...built];
  expect(names.filter((name) => name !== 'NODE_ENV' && !explained.has(name))).toEqual([]);
});
