#!/bin/sh
# What the Dockerfile runs, one step at a time; it works in any bare folder, too, and tests/deploy runs it there.
#   sh deploy/image.sh install       everything that the build needs, in this folder
#   sh deploy/image.sh build         the browser part and the server, into dist/
#   sh deploy/image.sh lay FOLDER    what the server and its commands need at run time, and nothing else, into FOLDER
set -eu
cd "$(dirname "$0")/.."

# Dependencies that neither the server nor a command imports. tests/deploy holds this list to the imports.
LEFT_OUT='
  @atlaskit/pragmatic-drag-and-drop @chakra-ui/react @emotion/react @fontsource-variable/fraunces
  @fontsource-variable/geist-mono @fontsource-variable/instrument-sans @iconify-json/ph @microsoft/signalr
  @noble/ciphers @simplewebauthn/browser @svgr/core @svgr/plugin-jsx @tanstack/react-router @tanstack/router-plugin
  @vitejs/plugin-react @xstate/react framer-motion jwt-decode ofetch react react-dom unplugin-icons uqr vite
'

case "${1:-}" in
  install)
    npm ci
    ;;
  build)
    npm run -s build
    ;;
  lay)
    app=${2:?Name the folder that the server is laid into.}
    mkdir -p "$app/docs" "$app/deploy" "$app/dist"
    cp -R engine contract server demo package.json package-lock.json .npmrc "$app"
    cp -R dist/web dist/server "$app/dist"
    # The page about the API shows them.
    cp -R docs/examples "$app/docs"
    cp deploy/healthy.mjs "$app/deploy"
    cd "$app"
    find . -name '*.test.ts' -exec rm -- {} +
    rm server/commands/dev.ts
    for name in $LEFT_OUT; do set -- "$@" "dependencies.$name"; done
    shift 2
    npm pkg delete devDependencies "$@"
    npm ci --omit=dev --prefer-offline
    ;;
  *)
    echo 'Usage: sh deploy/image.sh install | build | lay FOLDER' >&2
    exit 2
    ;;
esac
