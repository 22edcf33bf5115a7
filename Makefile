# The commands of the README. `make help` lists them.
SHELL := /bin/bash
.DEFAULT_GOAL := help

# What the package links, and what the tests compare with. Why each is there: README, Dependencies.
SYSTEM_PACKAGES := libvips-dev libjpeg62-turbo-dev libglib2.0-dev libssl-dev libsqlite3-dev pkg-config
TEST_PACKAGES := libimage-exiftool-perl imagemagick python3-jsonschema python3-pil python3-numpy \
	libvips-tools libjpeg-turbo-progs bsdutils libheif-examples libgs-common aapt zsh fish \
	mandoc groff-base chromium chromium-driver python3-selenium
SLURM_PACKAGES := slurm-wlm munge
EXAMPLE_PACKAGES := nodejs node-typescript nginx-light tidy curl python3-venv python3-pil
RECIPE_PACKAGES := rclone python3-venv
BENCH_PACKAGES := libvips-tools imagemagick graphicsmagick python3-pil python3-venv ninja-build

# Peers that Debian has not, or only old: in an environment of their own, where a package index is in
# reach. Compiled against the system's libvips.
BENCH_PYTHON := build/bench-python
BENCH_PYTHON_PACKAGES := pillow pillow-heif pyvips opencv-python-headless

# What checks the recipes for other engines: Tests/Recipes/requirements.txt.
RECIPE_PYTHON := build/recipes-python

# With the standard library inside, the tool starts a third sooner, and runs where no toolchain is.
RELEASE := -c release --static-swift-stdlib

# Tests run debug builds, but not with unoptimised pixels.
FAST := -Xcc -O2 -Xswiftc -O

# Where `make install` puts things; DESTDIR goes before it, for those who make packages.
PREFIX ?= /usr/local
INSTALLED = $(DESTDIR)$(PREFIX)
MANUAL = $(INSTALLED)/share/man/man1/darkroom.1
BASH_COMPLETION = $(INSTALLED)/share/bash-completion/completions/darkroom
ZSH_COMPLETION = $(INSTALLED)/share/zsh/site-functions/_darkroom
FISH_COMPLETION = $(INSTALLED)/share/fish/vendor_completions.d/darkroom.fish

OUTPUT ?= build/assets
DARKROOM := .build/release/darkroom
RUN_BENCH = DARKROOM_BENCH_PYTHON=$${DARKROOM_BENCH_PYTHON:-$(BENCH_PYTHON)/bin/python} \
	.build/release/darkroom-bench

.PHONY: help assets build install uninstall test lint format check packages test-packages docs \
	manifest-types test-examples test-install test-plugin test-slurm test-recipes test-threads fuzz torture \
	bench bench-check bench-incremental bench-growth bench-packages bench-build clean

help: ## List the commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

assets: build ## Build the tool and the sample pictures: Assets -> build/assets
	$(DARKROOM) build Assets --output $(OUTPUT)

build: packages ## Build the tool in release mode
	swift build $(RELEASE) --product darkroom

# Only what has changed is built, so that `sudo make install` after `make build` builds nothing.
$(DARKROOM): Package.swift $(shell find Sources -type f)
	$(MAKE) build
	touch $@

install: $(DARKROOM) ## Install the tool, its man page and completions (PREFIX=/usr/local, DESTDIR=)
	install -d $(INSTALLED)/bin $(dir $(MANUAL) $(BASH_COMPLETION) $(ZSH_COMPLETION) $(FISH_COMPLETION))
	install -m 755 $(DARKROOM) $(INSTALLED)/bin/darkroom
	$(DARKROOM) manual > $(MANUAL)
	$(DARKROOM) completions bash > $(BASH_COMPLETION)
	$(DARKROOM) completions zsh > $(ZSH_COMPLETION)
	$(DARKROOM) completions fish > $(FISH_COMPLETION)

uninstall: ## Remove what install put in place (the same PREFIX and DESTDIR)
	rm -f $(INSTALLED)/bin/darkroom $(MANUAL) $(BASH_COMPLETION) $(ZSH_COMPLETION) $(FISH_COMPLETION)

test-install: build ## Install into a temporary folder, use it, and uninstall
	Tests/run-install

test-plugin: packages ## Run the SwiftPM plugin in Examples/SwiftPackage
	Tests/run-plugin

test: packages test-packages ## Run all tests
	swift test $(FAST)

lint: ## Check the style of the sources
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks

format: ## Bring the sources into style
	swift format --in-place --recursive --parallel Package.swift Sources Tests Benchmarks

check: lint test ## Style and tests

test-threads: packages ## Run the concurrency tests under the thread sanitizer
	swift test $(FAST) -Xswiftc -DTHREAD_SANITIZER --sanitize=thread --scratch-path .build/threads --filter Concurrency

test-slurm: build ## Run Examples/slurm under faults, on a Slurm of its own
	@Tests/Slurm/run $(SLURM_PACKAGES)

test-examples: build ## Run the readers in Examples on real outputs: types, services, nginx, pages
	@Tests/Examples/run $(EXAMPLE_PACKAGES)

manifest-types: ## Write the manifest's Python and TypeScript types anew from its schema
	@Tests/install-packages python3-venv
	@Tests/Examples/python-tools
	build/readers-python/bin/python Examples/generate

docs: ## Build the documentation of the Swift library: build/docs
	@Tests/build-docs

test-recipes: build ## Run the recipes for Kubernetes, AWS Batch and object stores, without their clouds
	@Tests/Recipes/run $(RECIPE_PYTHON)/bin/python $(RECIPE_PACKAGES)

fuzz: packages test-packages ## Feed the decoders mutated files under sanitizers (SECONDS=60)
	Tests/Fuzz/run $(or $(SECONDS),60)

torture: build test-packages ## Strike the release binary with broken files, bombs, kills, full disks
	@/usr/bin/python3 Tests/Torture $(TORTURE_OPTIONS)

bench: bench-build ## Measure beside other tools, all workloads (BENCH_OPTIONS=--help)
	$(RUN_BENCH) $(BENCH_OPTIONS)

bench-check: bench-build ## Check the benchmarks' counts and sizes, without measuring
	$(RUN_BENCH) --check $(BENCH_OPTIONS)

bench-incremental: build bench-packages ## Measure what a change costs, beside make and ninja
	@/usr/bin/python3 Benchmarks/Incremental $(BENCH_OPTIONS)

bench-growth: build ## Measure merging, shard balance and speed-up; model many machines
	@/usr/bin/python3 Benchmarks/Growth $(BENCH_OPTIONS)

bench-build: build bench-packages $(BENCH_PYTHON)/made
	swift build $(RELEASE) --product darkroom-bench

# Where packages can't be had, the peers that need them are left out, and the report says so.
$(BENCH_PYTHON)/made: Makefile | bench-packages
	/usr/bin/python3 -m venv $(BENCH_PYTHON)
	$(BENCH_PYTHON)/bin/pip install --quiet $(BENCH_PYTHON_PACKAGES) \
		|| echo "No $(BENCH_PYTHON_PACKAGES) here: peers that need them are left out." >&2
	touch $@

packages: ## Install the system packages that are missing
	@Tests/install-packages $(SYSTEM_PACKAGES)

test-packages: ## Install the tools that the tests compare with
	@Tests/install-packages $(TEST_PACKAGES)

bench-packages:
	@Tests/install-packages $(BENCH_PACKAGES)

clean: ## Remove everything that was built
	rm -rf .build build
