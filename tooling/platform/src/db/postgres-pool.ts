import pg from 'pg';

/**
 * A pool of connections to a Postgres, which the server may end at any time. A connection without a listener would end
 * the process with it, and a pool listens only to those that are not in use. The statement under way fails, and the pool
 * replaces the connection.
 */
export function postgresPool(connectionString: string, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 10_000, ...options });
  const failsItsStatement = () => {};
  pool.on('error', failsItsStatement);
  pool.on('connect', connection => connection.on('error', failsItsStatement));
  return pool;
}
