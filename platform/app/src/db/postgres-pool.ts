import pg from 'pg';

/**
 * A pool of connections to a Postgres, which the server may end at any time: the statement under way fails, and the
 * pool replaces the connection. Every connection has a listener, without which its error would end the process.
 */
export function postgresPool(connectionString: string, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 10_000, ...options });
  const failsItsStatement = () => {};
  pool.on('error', failsItsStatement);
  pool.on('connect', connection => connection.on('error', failsItsStatement));
  return pool;
}
