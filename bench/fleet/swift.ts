/** OpenStack Swift with its S3 interface, one copy of everything: a bucket that is a program of its own. */
import fs from 'node:fs';
import path from 'node:path';
import { S3mini } from 's3mini';
import { freePort, isOpen, run, start, until } from './started.ts';

const kinds = ['account', 'container', 'object'] as const;
const keys = { region: 'us-east-1', accessKeyId: 'test:tester', secretAccessKey: 'testing' };

/** What every one of its servers is told. It ends itself by its user, which is ours, and writes no log of its own. */
const common = (dir: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = root
swift_dir = ${dir}
devices = ${dir}/devices
mount_check = false
fallocate_reserve = 0
log_level = ERROR
log_address = ${dir}/no-log
`;

const serverOf = (kind: string, dir: string, port: number) => `${common(dir, port)}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;

const proxyOf = (dir: string, port: number, memcached: number) => `${common(dir, port)}
[pipeline:main]
pipeline = catch_errors gatekeeper cache bulk listing_formats s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcached}
[filter:bulk]
use = egg:swift#bulk
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`;

/** Which server keeps what: all of it the one of its kind. In one program, for each takes seconds to start. */
function writeRings(dir: string, ports: Map<string, number>) {
  const script = `import sys
from swift.common.ring import RingBuilder
for kind, port in zip(sys.argv[2::2], sys.argv[3::2]):
    builder = RingBuilder(6, 1, 1)
    builder.add_dev({'id': 0, 'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': int(port), 'device': 'd1', 'weight': 1.0})
    builder.rebalance()
    builder.get_ring().save(f'{sys.argv[1]}/{kind}.ring.gz')
`;
  run('/usr/bin/python3', ['-c', script, dir, ...[...ports].flatMap(([kind, port]) => [kind, `${port}`])]);
}

/** `layDisk` gives it a disk of its own. */
export async function startSwift(
  folder: string,
  programs: { swift: string; memcached: string },
  layDisk: (place: string) => void = () => undefined,
) {
  const dir = path.join(folder, 'swift');
  fs.mkdirSync(path.join(dir, 'devices', 'd1'), { recursive: true });
  layDisk(path.join(dir, 'devices', 'd1'));
  fs.writeFileSync(path.join(dir, 'swift.conf'), '[swift-hash]\nswift_hash_path_prefix = bench\nswift_hash_path_suffix = fleet\n');
  const log = (name: string) => path.join(folder, 'logs', `swift-${name}.log`);
  const memcached = await freePort();
  const servers = [start(log('memcached'), programs.memcached, ['-u', 'nobody', '-l', '127.0.0.1', '-p', `${memcached}`])];
  const serve = async (name: string, port: number, text: string) => {
    const file = path.join(dir, `${name}-server.conf`);
    fs.writeFileSync(file, text);
    servers.push(start(log(name), path.join(path.dirname(programs.swift), `swift-${name}-server`), [file]));
    await until(`the ${name} server of Swift`, () => isOpen(port));
  };
  const ports = new Map<string, number>();
  for (const kind of kinds) ports.set(kind, await freePort());
  writeRings(dir, ports);
  await Promise.all([...ports].map(([kind, port]) => serve(kind, port, serverOf(kind, dir, port))));
  const port = await freePort();
  await serve('proxy', port, proxyOf(dir, port, memcached));
  const bucket = new S3mini({ ...keys, endpoint: `http://127.0.0.1:${port}/vitrine` });
  await until('a bucket', () => bucket.createBucket());
  return {
    port,
    keys,
    /** Past the line, so that it is asked also while that is cut. */
    bucket,
    async stop() {
      for (const server of servers.toReversed()) await server.stop();
    },
  };
}
