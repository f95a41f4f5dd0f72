/**
 * The API docs page serves one ready-made browser file of @scalar/api-reference; the two hundred packages
 * that file was built from need not be on anybody's disk. Vitest's mocker can intercept requests with msw, which
 * nobody here does.
 */
function readPackage(pkg) {
  if (pkg.name === '@scalar/api-reference') pkg.dependencies = {};
  if (pkg.name === '@vitest/mocker') {
    delete pkg.peerDependencies.msw;
    delete pkg.peerDependenciesMeta.msw;
  }
  return pkg;
}

module.exports = { hooks: { readPackage } };
